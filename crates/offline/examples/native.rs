//! The module as this machine runs it: a call on each line in, its answer on a line out. The test
//! that compares it with the module in WebAssembly speaks to it.

use std::io::{self, BufRead, Write};

use tapis_offline::Module;

fn main() -> io::Result<()> {
    let module = Module::default();
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        out.write_all(&module.call(line?.as_bytes()))?;
        out.write_all(b"\n")?;
        out.flush()?;
    }
    Ok(())
}
