//! What the operating system knows of a process: its time, its memory, its children.

use std::fs;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Ticks a second in `/proc`; Linux has promised this number to programs for decades.
const TICKS: u64 = 100;

/// The fields of `/proc/PID/stat` after the name, which may hold anything.
fn stat(pid: u32) -> Option<Vec<String>> {
    let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let (_, rest) = text.rsplit_once(')')?;
    Some(rest.split_whitespace().map(str::to_owned).collect())
}

/// The processor time that a process has used so far.
pub fn cpu_time(pid: u32) -> Option<Duration> {
    let fields = stat(pid)?;
    let ticks: u64 = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
    Some(Duration::from_millis(ticks * 1000 / TICKS))
}

/// The bytes of memory that a process holds now.
pub fn memory(pid: u32) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok()? * 1024)
}

/// A process and all that it started, directly or not.
pub fn family(pid: u32) -> Vec<u32> {
    let pids = fs::read_dir("/proc").into_iter().flatten().flatten();
    let pids = pids.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let parents: Vec<(u32, u32)> =
        pids.filter_map(|child| Some((child, stat(child)?.get(1)?.parse().ok()?))).collect();
    let mut family = vec![pid];
    let mut next = 0;
    while let Some(parent) = family.get(next).copied() {
        family.extend(parents.iter().filter(|(_, its)| *its == parent).map(|(child, _)| *child));
        next += 1;
    }
    family
}

/// The processor time of a process and its living family.
pub fn family_cpu_time(pid: u32) -> Duration {
    family(pid).into_iter().filter_map(cpu_time).sum()
}

/// Sends a signal, such as `TERM` or `KILL`, to processes; those that are gone do not matter.
pub fn signal(name: &str, pids: &[u32]) {
    let mut kill = Command::new("kill");
    kill.arg(format!("-{name}")).args(pids.iter().map(u32::to_string));
    let _ = kill.stdout(Stdio::null()).stderr(Stdio::null()).status();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_has_time_memory_and_family() {
        let own = std::process::id();
        let mut child = Command::new("sleep").arg("60").spawn().expect("a child");
        assert!(family(own).contains(&child.id()));
        assert!(memory(own).expect("this process") > 100_000);
        assert!(cpu_time(own).is_some());
        signal("KILL", &[child.id()]);
        assert!(!child.wait().expect("its end").success());
        assert_eq!(cpu_time(child.id()), None);
    }
}
