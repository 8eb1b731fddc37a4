//! Whether chance is fair: Pearson's chi-square test, with a bound so wide that a fair generator
//! with a fixed seed does not fail it, and a crooked one does.

/// How many standard deviations above the middle are too many: about one in three million.
const TOO_FAR: f64 = 5.0;

/// How far observed counts lie from the expected ones, in standard deviations of a normal
/// distribution; large positive numbers mean that the counts do not come from there.
///
/// The sum of squares follows the chi-square distribution, which the cube root of Wilson and
/// Hilferty turns into a normal one; good to a few percent for any number of kinds.
///
/// # Panics
/// Panics if there are not as many expected counts as observed ones, or one of them is not positive.
pub fn deviation(observed: &[u64], expected: &[f64]) -> f64 {
    assert_eq!(observed.len(), expected.len(), "one expectation for each kind");
    assert!(expected.iter().all(|count| *count > 0.0), "what cannot happen is no kind");
    if observed.len() < 2 {
        return 0.0;
    }
    let squares = observed.iter().zip(expected);
    let sum: f64 = squares.map(|(&o, &e)| (o as f64 - e).powi(2) / e).sum();
    let freedom = (observed.len() - 1) as f64;
    let spread = 2.0 / (9.0 * freedom);
    ((sum / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

/// Demands that counts are as likely as these weights say.
///
/// # Panics
/// Panics if they are too far from it, or if there are too few of them to tell.
#[track_caller]
pub fn assert_weighted(what: &str, observed: &[u64], weights: &[u64]) {
    let all = observed.iter().sum::<u64>() as f64;
    let weight = weights.iter().sum::<u64>() as f64;
    let expected: Vec<f64> = weights.iter().map(|&part| all * part as f64 / weight).collect();
    assert!(expected.iter().all(|count| *count >= 5.0), "{what}: too few to tell: {expected:?}");
    let deviation = deviation(observed, &expected);
    assert!(
        deviation < TOO_FAR,
        "{what}: {deviation:.1} deviations off: {observed:?} {expected:?}"
    );
}

/// Demands that all kinds are equally likely.
///
/// # Panics
/// Panics if they are not, or if there are too few counts to tell.
#[track_caller]
pub fn assert_uniform(what: &str, observed: &[u64]) {
    assert_weighted(what, observed, &vec![1; observed.len()]);
}
