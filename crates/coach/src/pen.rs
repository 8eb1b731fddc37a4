//! Writing down numbers of about the size of 1, one after another.

/// Writes one number after another.
pub(crate) struct Pen<'a> {
    numbers: &'a mut [f32],
    place: usize,
}

impl<'a> Pen<'a> {
    pub(crate) fn new(numbers: &'a mut [f32]) -> Self {
        Self { numbers, place: 0 }
    }

    #[inline]
    pub(crate) fn number(&mut self, value: f32) {
        self.numbers[self.place] = value.clamp(-4.0, 4.0);
        self.place += 1;
    }

    #[inline]
    pub(crate) fn flag(&mut self, value: bool) {
        self.number(f32::from(u8::from(value)));
    }

    /// One of so many is set.
    #[inline]
    pub(crate) fn one_of(&mut self, which: usize, count: usize) {
        if which < count {
            self.numbers[self.place + which] = 1.0;
        }
        self.place += count;
    }

    /// So many numbers, to be counted up in place.
    #[inline]
    pub(crate) fn counts(&mut self, count: usize) -> &mut [f32] {
        self.place += count;
        &mut self.numbers[self.place - count..self.place]
    }

    /// Everything was written.
    pub(crate) fn done(&self) {
        assert_eq!(self.place, self.numbers.len(), "as many numbers as promised");
    }
}
