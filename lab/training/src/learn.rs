//! Gradient descent (Adam) for the networks of the bots. Plain loops: the networks are small, most
//! of their inputs are zero, and a menu shares what is seen.

use std::thread;

use tapis_bots::net::{NARROW, Net, WIDE};
use tapis_game::Rng;

/// A decision as a network sees it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Glance {
    /// What was seen.
    pub seen: Vec<f32>,
    /// What each action would do, one after another.
    pub done: Vec<f32>,
}

/// A gradient that is being added up.
pub struct Slope {
    sums: Vec<f32>,
    layers: Vec<([f32; WIDE], [f32; NARROW])>,
    scores: Vec<f32>,
    errors: Vec<f32>,
}

impl Slope {
    /// No slope yet, for a network of this size.
    pub fn flat(net: &Net) -> Self {
        Self {
            sums: vec![0.0; net.weights.len()],
            layers: Vec::new(),
            scores: Vec::new(),
            errors: Vec::new(),
        }
    }

    /// Adds the gradient of one decision. `judge` is shown the scores of so many actions, writes
    /// down by how much each is too high, and returns the loss.
    pub fn add(
        &mut self,
        net: &Net,
        glance: &Glance,
        actions: usize,
        judge: impl FnOnce(&[f32], &mut [f32]) -> f32,
    ) -> f32 {
        let done = |action: usize| &glance.done[action * net.done..][..net.done];
        let seen = net.see(&glance.seen);
        self.layers.clear();
        self.scores.clear();
        for action in 0..actions {
            let (score, wide, narrow) = net.layers(&seen, done(action));
            self.layers.push((wide, narrow));
            self.scores.push(score);
        }
        self.errors.clear();
        self.errors.resize(actions, 0.0);
        let loss = judge(&self.scores, &mut self.errors);

        let weights = &net.weights;
        let biases = (net.seen + net.done) * WIDE;
        let second = biases + WIDE;
        let last = second + (WIDE + 1) * NARROW;
        let mut back_seen = [0.0; WIDE];
        for (action, error) in self.errors.iter().copied().enumerate() {
            if error == 0.0 {
                continue;
            }
            let (wide, narrow) = &self.layers[action];
            self.sums[last + NARROW] += error;
            let mut back_narrow = [0.0; NARROW];
            for unit in 0..NARROW {
                let on = if narrow[unit] > 0.0 { error } else { 0.0 };
                self.sums[last + unit] += on * narrow[unit];
                back_narrow[unit] = on * weights[last + unit];
                self.sums[second + WIDE * NARROW + unit] += back_narrow[unit];
            }
            let mut back_wide = [0.0; WIDE];
            for unit in 0..WIDE {
                if wide[unit] > 0.0 {
                    let row = second + unit * NARROW..second + (unit + 1) * NARROW;
                    let mut back = 0.0;
                    let sums = self.sums[row.clone()].iter_mut();
                    for ((sum, weight), above) in sums.zip(&weights[row]).zip(back_narrow) {
                        *sum += above * wide[unit];
                        back += above * weight;
                    }
                    back_wide[unit] = back;
                }
            }
            add_rows(&mut self.sums[net.seen * WIDE..], done(action), &back_wide);
            back_seen.iter_mut().zip(back_wide).for_each(|(sum, back)| *sum += back);
        }
        add_rows(&mut self.sums, &glance.seen, &back_seen);
        self.sums[biases..second].iter_mut().zip(back_seen).for_each(|(sum, back)| *sum += back);
        loss
    }
}

/// What flows back into the rows of the inputs that were not zero.
fn add_rows(sums: &mut [f32], inputs: &[f32], back: &[f32; WIDE]) {
    for (row, input) in sums.chunks_exact_mut(WIDE).zip(inputs) {
        if *input != 0.0 {
            row.iter_mut().zip(back).for_each(|(sum, back)| *sum += input * back);
        }
    }
}

/// A network that is learning.
#[derive(Clone, PartialEq, Debug)]
pub struct Student {
    /// What it knows.
    pub net: Net,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;
/// A step is never steeper than this.
const STEEPEST: f32 = 1.0;
/// A batch is always divided into so many parts, so that its sum is the same on any machine.
const PARTS: usize = 4;

impl Student {
    /// A beginner: small random weights, so that its units learn different things.
    pub fn new(seen: usize, done: usize, rng: &mut Rng) -> Self {
        let mut net = Net::blank(seen, done);
        let inputs = seen + done;
        let (first, second) = net.weights.split_at_mut((inputs + 1) * WIDE);
        let mut fill = |weights: &mut [f32], inputs: usize| {
            let spread = (6.0 / inputs as f32).sqrt();
            weights.iter_mut().for_each(|weight| *weight = spread * (2.0 * rng.unit() - 1.0));
        };
        // Most inputs are zero at a time, so the first layer is filled as if it had few.
        fill(&mut first[..inputs * WIDE], inputs.min(48));
        fill(&mut second[..WIDE * NARROW], WIDE);
        let last = (WIDE + 1) * NARROW;
        fill(&mut second[last..last + NARROW], 4 * NARROW);
        Self::from_net(net)
    }

    /// Somebody who goes on learning.
    pub fn from_net(net: Net) -> Self {
        let zeros = vec![0.0; net.weights.len()];
        Self { mean: zeros.clone(), square: zeros, steps: 0, net }
    }

    /// Learns from a batch, on several cores: `judge` adds the gradient of one of its items and
    /// returns the loss. Returns the mean loss before.
    pub fn study<T: Sync>(
        &mut self,
        batch: &[T],
        rate: f32,
        judge: impl Fn(&mut Slope, &Net, &T) -> f32 + Sync,
    ) -> f32 {
        let net = &self.net;
        let part = |items: &[T]| {
            let mut slope = Slope::flat(net);
            let loss: f32 = items.iter().map(|item| judge(&mut slope, net, item)).sum();
            (slope.sums, loss)
        };
        let size = batch.len().div_ceil(PARTS).max(1);
        let parts: Vec<(Vec<f32>, f32)> = thread::scope(|scope| {
            let parts: Vec<_> =
                batch.chunks(size).map(|items| scope.spawn(move || part(items))).collect();
            parts.into_iter().map(|part| part.join().expect("a part is added up")).collect()
        });
        let mut slope = vec![0.0; net.weights.len()];
        let mut loss = 0.0;
        let scale = 1.0 / batch.len().max(1) as f32;
        for (sums, part) in parts {
            slope.iter_mut().zip(sums).for_each(|(total, sum)| *total += scale * sum);
            loss += scale * part;
        }
        self.step(&slope, rate);
        loss
    }

    /// One step of Adam down this slope.
    fn step(&mut self, slope: &[f32], rate: f32) {
        let steep = slope.iter().map(|part| part * part).sum::<f32>().sqrt();
        let gentle = (STEEPEST / steep.max(f32::MIN_POSITIVE)).min(1.0);
        self.steps += 1;
        let rate = rate * (1.0 - SQUARE_DECAY.powi(self.steps)).sqrt()
            / (1.0 - MEAN_DECAY.powi(self.steps));
        for (place, weight) in self.net.weights.iter_mut().enumerate() {
            let slope = slope[place] * gentle;
            let mean = &mut self.mean[place];
            let square = &mut self.square[place];
            *mean += (1.0 - MEAN_DECAY) * (slope - *mean);
            *square += (1.0 - SQUARE_DECAY) * (slope * slope - *square);
            *weight -= rate * *mean / (square.sqrt() + 1e-8);
        }
    }

    /// Everything it needs to go on, as numbers.
    pub fn to_numbers(&self) -> Vec<f32> {
        let steps = f32::from_bits(self.steps as u32);
        [&self.net.weights[..], &self.mean, &self.square, &[steps]].concat()
    }

    /// Goes on from such numbers; `None` if they are of another network.
    pub fn from_numbers(seen: usize, done: usize, numbers: &[f32]) -> Option<Self> {
        let size = Net::size(seen, done);
        if numbers.len() != 3 * size + 1 {
            return None;
        }
        let part = |place: usize| numbers[place * size..][..size].to_vec();
        let net = Net { seen, done, weights: part(0) };
        let steps = numbers[3 * size].to_bits() as i32;
        Some(Self { net, mean: part(1), square: part(2), steps })
    }
}

/// The chances that scores mean, and their logarithms.
pub fn chances(scores: &[f32]) -> impl Iterator<Item = (f32, f32)> + '_ {
    let highest = scores.iter().copied().fold(f32::MIN, f32::max);
    let total = scores.iter().map(|score| (score - highest).exp()).sum::<f32>().ln();
    scores.iter().map(move |score| {
        let logarithm = score - highest - total;
        (logarithm.exp(), logarithm)
    })
}

/// The errors of scores whose chances should be these; returns the cross-entropy.
pub fn imitate(wanted: &[f32], scores: &[f32], errors: &mut [f32]) -> f32 {
    let mut loss = 0.0;
    for ((error, wanted), (chance, logarithm)) in errors.iter_mut().zip(wanted).zip(chances(scores))
    {
        *error = chance - wanted;
        loss -= wanted * logarithm;
    }
    loss
}

#[cfg(test)]
mod tests {
    use super::*;

    const WANTED: [f32; 3] = [0.2, 0.7, 0.1];

    fn glance() -> Glance {
        Glance { seen: vec![1.0, -0.5, 0.0], done: vec![1.0, 0.3, 0.0, 1.0, -1.0, 0.5] }
    }

    fn add(slope: &mut Slope, net: &Net, glance: &Glance) -> f32 {
        slope.add(net, glance, 3, |scores, errors| imitate(&WANTED, scores, errors))
    }

    #[test]
    fn the_gradient_agrees_with_finite_differences() {
        let student = Student::new(3, 2, &mut Rng::from_seed(6));
        let mut slope = Slope::flat(&student.net);
        add(&mut slope, &student.net, &glance());
        let mut checked = 0;
        for (place, found) in slope.sums.into_iter().enumerate() {
            let loss_at = |change: f32| {
                let mut net = student.net.clone();
                net.weights[place] += change;
                add(&mut Slope::flat(&net), &net, &glance())
            };
            let slope = (loss_at(3e-4) - loss_at(-3e-4)) / 6e-4;
            assert!((slope - found).abs() < 0.02, "{place}: {slope} {found}");
            checked += usize::from(found.abs() > 1e-3);
        }
        assert!(checked > 50, "most of the network takes part");
    }

    #[test]
    fn a_student_learns_and_goes_on_from_its_numbers() {
        let mut student = Student::new(3, 2, &mut Rng::from_seed(3));
        let batch = [glance()];
        let before = student.study(&batch, 0.01, add);
        for _ in 0..150 {
            student.study(&batch, 0.01, add);
        }
        let mut again = Student::from_numbers(3, 2, &student.to_numbers()).expect("its own");
        assert_eq!(again, student);
        for _ in 0..150 {
            student.study(&batch, 0.01, add);
            again.study(&batch, 0.01, add);
        }
        assert_eq!(again, student, "whoever goes on learns the same, to the bit");
        let entropy: f32 = WANTED.iter().map(|p| -p * p.ln()).sum();
        assert!(before > entropy + 0.05 && student.study(&batch, 0.01, add) < entropy + 0.01);
        assert_eq!(Student::from_numbers(3, 1, &student.to_numbers()), None);
    }
}
