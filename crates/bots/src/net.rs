//! A small network that scores actions: what is seen, and what an action would do, in; how good it
//! looks, out.
//!
//! Two hidden layers. What is seen goes through the first layer once for a whole menu, so that an
//! action costs little. A few plain loops measure faster here than any library of networks, because
//! the input is one decision and not a batch. The loops go over lanes that do not touch each other,
//! so that they come to the same bits whatever the processor can do at once.

use pulp::{Arch, NullaryFnOnce};

/// The width of the first hidden layer.
pub const WIDE: usize = 64;
/// The width of the second hidden layer.
pub const NARROW: usize = 32;
/// The first line of a file of weights.
const FIRST_LINE: &str = "tapis weights 1";
/// What stands before the check sum in the head of a file.
const CHECK: &str = "check sum of the weights: ";

/// A network with its weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// How many numbers describe what is seen.
    pub seen: usize,
    /// How many numbers describe an action.
    pub done: usize,
    /// All weights: first layer (seen, then done, each a row of `WIDE`), its biases, second layer
    /// (rows of `NARROW`), its biases, output row, output bias.
    pub weights: Vec<f32>,
}

/// What was seen, after the first layer: the same for every action of a menu.
#[derive(Clone, Copy, Debug)]
pub struct Seen([f32; WIDE]);

impl Net {
    /// How many weights a network of this size has.
    pub const fn size(seen: usize, done: usize) -> usize {
        (seen + done + 1) * WIDE + (WIDE + 1) * NARROW + NARROW + 1
    }

    /// A network whose weights are all zero: it likes everything equally.
    pub fn blank(seen: usize, done: usize) -> Self {
        Self { seen, done, weights: vec![0.0; Self::size(seen, done)] }
    }

    /// Reads a network of the expected shape from a file of weights.
    ///
    /// # Errors
    /// Says what does not fit.
    pub fn read(bytes: &[u8], seen: usize, done: usize) -> Result<Self, String> {
        let size = Self::size(seen, done);
        let head = head(bytes).ok_or("this is no file of weights")?;
        let rest = &bytes[head.len() + 2..];
        let weights: Vec<f32> = rest
            .chunks_exact(4)
            .map(|word| f32::from_le_bytes(word.try_into().expect("four bytes")))
            .collect();
        if weights.len() != size || rest.len() != 4 * size {
            return Err(format!("{} weights where {size} are expected", weights.len()));
        }
        if weights.iter().any(|weight| !weight.is_finite()) {
            return Err("a weight is no number".to_owned());
        }
        let promised = head.lines().find_map(|line| line.strip_prefix(CHECK));
        if promised != Some(&check_sum(rest)) {
            return Err("the weights do not have the check sum that the file promises".to_owned());
        }
        Ok(Self { seen, done, weights })
    }

    /// The network as a file of weights, whose head says in plain text how it was made.
    ///
    /// # Panics
    /// Panics if that text has an empty line, which ends the head.
    pub fn write(&self, made: &str) -> Vec<u8> {
        assert!(!made.contains("\n\n"), "an empty line ends the head");
        let weights: Vec<u8> =
            self.weights.iter().flat_map(|weight| weight.to_le_bytes()).collect();
        let made = made.trim_end();
        let head = format!("{FIRST_LINE}\n{made}\n{CHECK}{}\n\n", check_sum(&weights));
        [head.into_bytes(), weights].concat()
    }

    /// Looks at what is seen, once for a menu.
    #[inline]
    pub fn see(&self, seen: &[f32]) -> Seen {
        let biases = (self.seen + self.done) * WIDE;
        let rows = Rows { weights: &self.weights, inputs: seen, sums: self.row(biases) };
        Seen(Arch::new().dispatch(rows))
    }

    /// How good an action looks.
    #[inline]
    pub fn score(&self, seen: &Seen, done: &[f32]) -> f32 {
        self.layers(seen, done).0
    }

    /// How good an action looks, and the sums in both hidden layers, for who learns.
    #[inline]
    pub fn layers(&self, seen: &Seen, done: &[f32]) -> (f32, [f32; WIDE], [f32; NARROW]) {
        Arch::new().dispatch(Layers { net: self, seen, done })
    }

    #[inline(always)]
    fn row<const N: usize>(&self, from: usize) -> [f32; N] {
        self.weights[from..from + N].try_into().expect("a row of that length")
    }
}

/// Rows of the first layer to be added up; most inputs are zero and cost nothing.
struct Rows<'a> {
    weights: &'a [f32],
    inputs: &'a [f32],
    sums: [f32; WIDE],
}

impl NullaryFnOnce for Rows<'_> {
    type Output = [f32; WIDE];

    #[inline(always)]
    fn call(self) -> [f32; WIDE] {
        let mut sums = self.sums;
        let (rows, _) = self.weights.as_chunks::<WIDE>();
        for (place, &input) in self.inputs.iter().enumerate() {
            if input != 0.0 {
                add(&mut sums, input, &rows[place]);
            }
        }
        sums
    }
}

/// Everything that an action goes through.
struct Layers<'a> {
    net: &'a Net,
    seen: &'a Seen,
    done: &'a [f32],
}

impl NullaryFnOnce for Layers<'_> {
    type Output = (f32, [f32; WIDE], [f32; NARROW]);

    #[inline(always)]
    fn call(self) -> Self::Output {
        let Self { net, seen, done } = self;
        let weights = &net.weights[net.seen * WIDE..];
        let wide = Rows { weights, inputs: done, sums: seen.0 }.call();
        let second = (net.seen + net.done + 1) * WIDE;
        let mut narrow: [f32; NARROW] = net.row(second + WIDE * NARROW);
        let (rows, _) = net.weights[second..].as_chunks::<NARROW>();
        // About half of the units are silent, but guessing which costs more than adding nothing.
        for place in 0..WIDE {
            add(&mut narrow, wide[place].max(0.0), &rows[place]);
        }
        let last = second + (WIDE + 1) * NARROW;
        let row: [f32; NARROW] = net.row(last);
        let output: f32 = narrow.iter().zip(row).map(|(sum, weight)| sum.max(0.0) * weight).sum();
        (output + net.weights[last + NARROW], wide, narrow)
    }
}

/// Adds so many times a row.
#[inline(always)]
fn add<const N: usize>(sums: &mut [f32; N], times: f32, row: &[f32; N]) {
    for place in 0..N {
        sums[place] += times * row[place];
    }
}

/// How a file of weights was made, in its own words; `None` if it is none.
pub fn head(bytes: &[u8]) -> Option<&str> {
    let end = bytes.windows(2).position(|pair| pair == b"\n\n")?;
    let head = std::str::from_utf8(&bytes[..end]).ok()?;
    (head.lines().next() == Some(FIRST_LINE)).then_some(head)
}

/// Tells files apart and finds broken ones (FNV-1a).
fn check_sum(bytes: &[u8]) -> String {
    let step = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
    format!("{:016x}", bytes.iter().fold(0xcbf2_9ce4_8422_2325, step))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_weights_reads_back() {
        let mut net = Net::blank(3, 2);
        net.weights.iter_mut().enumerate().for_each(|(i, weight)| *weight = i as f32 * 0.01 - 3.0);
        let file = net.write("game: none\nseed: 1\n");
        assert_eq!(Net::read(&file, 3, 2), Ok(net.clone()));
        assert!(head(&file).is_some_and(|head| head.contains("seed: 1")));
        assert!(Net::read(&file, 3, 3).is_err(), "another shape");
        assert!(Net::read(&file[1..], 3, 2).is_err(), "another beginning");
        assert!(Net::read(&file[..file.len() - 4], 3, 2).is_err(), "a weight is missing");
        let mut broken = file;
        *broken.last_mut().expect("a byte") ^= 1;
        assert!(Net::read(&broken, 3, 2).is_err(), "a bit is wrong");
    }

    #[test]
    fn a_network_computes_what_its_layers_say() {
        let mut net = Net::blank(1, 1);
        // Unit 0 of the first layer: 2 × seen − 1 × done; unit 0 of the second: 3 × that + 1.
        net.weights[0] = 2.0;
        net.weights[WIDE] = -1.0;
        let second = 3 * WIDE;
        net.weights[second] = 3.0;
        net.weights[second + WIDE * NARROW] = 1.0;
        let last = second + (WIDE + 1) * NARROW;
        net.weights[last] = 10.0;
        net.weights[last + NARROW] = 0.5;
        let score = |seen: f32, done: f32| net.score(&net.see(&[seen]), &[done]);
        assert_eq!(score(1.0, 1.0), 40.5);
        assert_eq!(score(0.0, 1.0), 10.5, "what is negative does not pass a layer");
    }
}
