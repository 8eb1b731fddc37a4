//! Gradient descent (Adam) on the cross-entropy between what a search preferred and what the
//! network prefers. Plain loops: the networks are small, and lessons are learned one by one.

use tapis_bots::net::{NARROW, Net, WIDE};
use tapis_game::Rng;

/// One decision: what was seen, what each action would do, and how often the teacher wants each.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// What was seen.
    pub seen: Vec<f32>,
    /// What each action would do, one after another.
    pub done: Vec<f32>,
    /// The teacher's chance of each action.
    pub wanted: Vec<f32>,
}

impl Lesson {
    /// Raises the teacher's chances to a power, so that they say more clearly what is best.
    pub fn sharpen(&mut self, power: f32) {
        self.wanted.iter_mut().for_each(|chance| *chance = chance.powf(power));
        let total: f32 = self.wanted.iter().sum();
        self.wanted.iter_mut().for_each(|chance| *chance /= total);
    }
}

/// A network that is learning.
pub struct Student {
    /// What it knows.
    pub net: Net,
    gradient: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;

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
        fill(&mut first[..inputs * WIDE], inputs.min(24));
        fill(&mut second[..WIDE * NARROW], WIDE);
        let last = (WIDE + 1) * NARROW;
        fill(&mut second[last..last + NARROW], NARROW);
        Self::from_net(net)
    }

    /// Somebody who goes on learning.
    pub fn from_net(net: Net) -> Self {
        let zeros = vec![0.0; net.weights.len()];
        Self { gradient: zeros.clone(), mean: zeros.clone(), square: zeros, steps: 0, net }
    }

    /// Learns from a batch of lessons; returns the mean loss before.
    pub fn study<'a>(&mut self, lessons: impl Iterator<Item = &'a Lesson>, rate: f32) -> f32 {
        self.gradient.fill(0.0);
        let (mut loss, mut count) = (0.0, 0);
        for lesson in lessons {
            loss += self.add_gradient(lesson);
            count += 1;
        }
        self.step(rate, 1.0 / count.max(1) as f32);
        loss / count.max(1) as f32
    }

    /// The mean loss on lessons, without learning from them.
    pub fn loss<'a>(&mut self, lessons: impl Iterator<Item = &'a Lesson>) -> f32 {
        let (mut loss, mut count) = (0.0, 0);
        for lesson in lessons {
            loss += self.add_gradient(lesson);
            count += 1;
        }
        self.gradient.fill(0.0);
        loss / count.max(1) as f32
    }

    /// The loss on a lesson, and its gradient added up.
    fn add_gradient(&mut self, lesson: &Lesson) -> f32 {
        let done = self.net.done;
        let actions = lesson.wanted.len();
        let seen = self.net.see(&lesson.seen);
        let scores: Vec<f32> =
            (0..actions).map(|a| self.net.score(&seen, &lesson.done[a * done..][..done])).collect();
        let highest = scores.iter().copied().fold(f32::MIN, f32::max);
        let total: f32 = scores.iter().map(|score| (score - highest).exp()).sum();
        let mut loss = 0.0;
        for (action, score) in scores.iter().enumerate() {
            let logarithm = score - highest - total.ln();
            let error = logarithm.exp() - lesson.wanted[action];
            loss -= lesson.wanted[action] * logarithm;
            if error.abs() > 1e-6 {
                self.back_propagate(&lesson.seen, &lesson.done[action * done..][..done], error);
            }
        }
        loss
    }

    /// Adds the gradient of one score, times its error.
    fn back_propagate(&mut self, seen: &[f32], done: &[f32], error: f32) {
        let weights = &self.net.weights;
        let biases = (self.net.seen + self.net.done) * WIDE;
        let second = biases + WIDE;
        let last = second + (WIDE + 1) * NARROW;
        let inputs = || seen.iter().chain(done).enumerate().filter(|(_, input)| **input != 0.0);

        let mut wide: [f32; WIDE] = weights[biases..second].try_into().expect("a row");
        for (place, input) in inputs() {
            let row = &weights[place * WIDE..][..WIDE];
            wide.iter_mut().zip(row).for_each(|(sum, weight)| *sum += input * weight);
        }
        let mut narrow: [f32; NARROW] =
            weights[second + WIDE * NARROW..last].try_into().expect("a row");
        for (place, sum) in wide.iter().enumerate() {
            let row = &weights[second + place * NARROW..][..NARROW];
            narrow.iter_mut().zip(row).for_each(|(total, w)| *total += sum.max(0.0) * w);
        }

        let gradient = &mut self.gradient;
        gradient[last + NARROW] += error;
        let mut back_narrow = [0.0; NARROW];
        for unit in 0..NARROW {
            if narrow[unit] > 0.0 {
                gradient[last + unit] += error * narrow[unit];
                back_narrow[unit] = error * weights[last + unit];
                gradient[second + WIDE * NARROW + unit] += back_narrow[unit];
            }
        }
        let mut back_wide = [0.0; WIDE];
        for unit in 0..WIDE {
            if wide[unit] > 0.0 {
                let from = second + unit * NARROW;
                for (other, back) in back_narrow.iter().enumerate() {
                    gradient[from + other] += back * wide[unit];
                    back_wide[unit] += back * weights[from + other];
                }
                gradient[biases + unit] += back_wide[unit];
            }
        }
        for (place, input) in inputs() {
            let row = &mut gradient[place * WIDE..][..WIDE];
            row.iter_mut().zip(back_wide).for_each(|(sum, back)| *sum += input * back);
        }
    }

    /// One step of Adam along the gathered gradient.
    fn step(&mut self, rate: f32, scale: f32) {
        self.steps += 1;
        let rate = rate * (1.0 - SQUARE_DECAY.powi(self.steps)).sqrt()
            / (1.0 - MEAN_DECAY.powi(self.steps));
        for (place, weight) in self.net.weights.iter_mut().enumerate() {
            let slope = self.gradient[place] * scale;
            let mean = &mut self.mean[place];
            let square = &mut self.square[place];
            *mean += (1.0 - MEAN_DECAY) * (slope - *mean);
            *square += (1.0 - SQUARE_DECAY) * (slope * slope - *square);
            *weight -= rate * *mean / (square.sqrt() + 1e-8);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lesson() -> Lesson {
        Lesson {
            seen: vec![1.0, -0.5, 0.0],
            done: vec![1.0, 0.3, 0.0, 1.0, -1.0, 0.5],
            wanted: vec![0.2, 0.7, 0.1],
        }
    }

    #[test]
    fn the_gradient_agrees_with_finite_differences() {
        let mut student = Student::new(3, 2, &mut Rng::from_seed(6));
        student.gradient.fill(0.0);
        student.add_gradient(&lesson());
        let gradient = student.gradient.clone();
        let mut checked = 0;
        for (place, found) in gradient.into_iter().enumerate() {
            let loss_at = |change: f32| {
                let mut moved = Student::from_net(student.net.clone());
                moved.net.weights[place] += change;
                moved.add_gradient(&lesson())
            };
            let slope = (loss_at(3e-4) - loss_at(-3e-4)) / 6e-4;
            assert!((slope - found).abs() < 0.02, "{place}: {slope} {found}");
            checked += usize::from(found.abs() > 1e-3);
        }
        assert!(checked > 50, "most of the network takes part");
    }

    #[test]
    fn a_sharper_lesson_prefers_the_same_more_clearly() {
        let mut sharper = lesson();
        sharper.sharpen(2.0);
        let total: f32 = sharper.wanted.iter().sum();
        assert!((total - 1.0).abs() < 1e-6 && sharper.wanted[1] > lesson().wanted[1] + 0.1);
    }

    #[test]
    fn a_student_learns_a_lesson() {
        let mut student = Student::new(3, 2, &mut Rng::from_seed(3));
        let lesson = lesson();
        let before = student.study([&lesson].into_iter(), 0.01);
        let after = (0..300).map(|_| student.study([&lesson].into_iter(), 0.01)).last();
        let entropy: f32 = lesson.wanted.iter().map(|p| -p * p.ln()).sum();
        assert!(before > entropy + 0.05 && after.expect("a loss") < entropy + 0.01);
    }
}
