### What commands print, by id; `tell!` in the command line asks for them.

## The frame
heading-usage = 用法:
heading-commands = 指令
heading-arguments = 引數
heading-options = 選項
heading-examples = 範例:
help-default = 預設: { $value }
usage-unknown = 這裡沒有引數「{ $argument }」。
usage-no-command = 沒有指令「{ $name }」。
usage-missing = 缺少: { $argument }
usage-which = 請指定其中一個: { $names }
usage-needs-value = { $argument } 需要一個值。
usage-value = 「{ $value }」不是 { $argument } 的值。可用的值: { $values }
usage-bad-value = 「{ $value }」不是 { $argument } 的值。
usage-conflict = { $argument } 不能與 { $other } 一起使用。
usage-count = { $argument } 的值太多或太少。
usage-similar = 您是指 { $name } 嗎?
usage-more = `--help` 會說明這裡可以輸入什麼,並附範例。
language-unknown = 可用的語言: { $tags }。
io-not-found = 沒有這個檔案
io-denied = 權限不足
io-folder = 這是資料夾
io-exists = 已經存在
cannot-read = 無法讀取 { $file }: { $why }
cannot-write = 無法寫入 { $file }: { $why }
seat-unknown = 沒有座位 { $seat };座位為 0 到 { $last }

## Records
record-refused = 不予認可
record-flaw = 第 { $line } 行: { $what }
record-verified = 已驗證: { $game },{ $players } 位玩家,{ $actions } 個動作;發牌符合事先的承諾
replay-prompt = [Enter] 下一步  [b] 上一步  [數字] 跳到該步  [q] 離開 >
replay-what = 「{ $word }」不是 b、q,也不是數字
replay-who = { $name }(座位 { $seat })
scenario-none = 指定的位置沒有情境檔案(*.toml)
