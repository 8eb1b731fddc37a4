### 對手的強度與名字。

bots-level = { $level ->
    [random] 隨機
    [beginner] 新手
    [casual] 休閒
    [club] 俱樂部
    [expert] 專家
   *[master] 大師
}
bots-names = 小安, 阿波, 佳佳, 大東, 怡君, 阿福, 小綠, 浩然, 依晨, 俊宏, 可樂, 小樂
