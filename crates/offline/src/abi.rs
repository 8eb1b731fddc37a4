//! The module as a browser calls it: a plain C interface, and nothing imported.
//!
//! A caller asks for room ([`tapis_alloc`]), writes a call there, makes it ([`tapis_call`]), reads
//! the answer and gives its room back ([`tapis_free`]). This is the one place where the product is
//! unsafe: memory is handed over by number.
#![allow(unsafe_code)]

use std::cell::RefCell;

use crate::call::Module;

thread_local! {
    static MODULE: Module = Module::default();
    /// Room that was handed out and not given back yet.
    static ROOM: RefCell<Vec<Box<[u8]>>> = const { RefCell::new(Vec::new()) };
}

/// Room for so many bytes, filled with zeros.
#[unsafe(no_mangle)]
pub extern "C" fn tapis_alloc(len: usize) -> *mut u8 {
    hand_out(vec![0; len])
}

/// Takes room back that was handed out; anything else is left alone.
#[unsafe(no_mangle)]
pub extern "C" fn tapis_free(place: *mut u8) {
    ROOM.with_borrow_mut(|room| room.retain(|one| !std::ptr::eq(one.as_ptr(), place)));
}

/// Answers the call that stands in this room: where the answer stands in the upper half, how long
/// it is in the lower. A place that was never handed out is answered by 0.
#[unsafe(no_mangle)]
pub extern "C" fn tapis_call(place: *mut u8, len: usize) -> u64 {
    let call = ROOM.with_borrow(|room| {
        let one = room.iter().find(|one| std::ptr::eq(one.as_ptr(), place))?;
        one.get(..len).map(<[u8]>::to_vec)
    });
    let Some(call) = call else { return 0 };
    let answer = MODULE.with(|module| module.call(&call));
    let len = answer.len() as u64;
    ((hand_out(answer) as u64) << 32) | len
}

fn hand_out(bytes: Vec<u8>) -> *mut u8 {
    ROOM.with_borrow_mut(|room| {
        room.push(bytes.into_boxed_slice());
        room.last_mut().expect("just pushed").as_mut_ptr()
    })
}
