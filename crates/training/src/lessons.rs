//! Lessons on disk: numbers, one lesson after another, each with its three lengths before it.

use std::fs;
use std::io;
use std::path::Path;

use crate::learn::Lesson;

/// Writes lessons to a file that appears whole or not at all.
///
/// # Errors
/// Passes on what the disk says.
pub fn write(path: &Path, lessons: &[Lesson]) -> io::Result<()> {
    let mut bytes = Vec::new();
    for lesson in lessons {
        let parts = [&lesson.seen, &lesson.done, &lesson.wanted];
        for part in parts {
            bytes.extend((part.len() as u32).to_le_bytes());
        }
        for number in parts.into_iter().flatten() {
            bytes.extend(number.to_le_bytes());
        }
    }
    let beside = path.with_extension("part");
    fs::write(&beside, bytes)?;
    fs::rename(beside, path)
}

/// Reads the lessons of a file.
///
/// # Errors
/// Passes on what the disk says, and refuses a file that ends in the middle of a lesson.
pub fn read(path: &Path) -> io::Result<Vec<Lesson>> {
    let bytes = fs::read(path)?;
    let mut words =
        bytes.chunks_exact(4).map(|word| <[u8; 4]>::try_from(word).expect("four bytes"));
    let mut lessons = Vec::new();
    while let Some(first) = words.next() {
        let mut lengths = [first, [0; 4], [0; 4]];
        for length in &mut lengths[1..] {
            *length = words.next().ok_or(io::ErrorKind::UnexpectedEof)?;
        }
        let [seen, done, wanted] = lengths.map(|length| {
            words
                .by_ref()
                .take(u32::from_le_bytes(length) as usize)
                .map(f32::from_le_bytes)
                .collect()
        });
        let lesson: Lesson = Lesson { seen, done, wanted };
        if lesson.wanted.len() != u32::from_le_bytes(lengths[2]) as usize {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        lessons.push(lesson);
    }
    Ok(lessons)
}
