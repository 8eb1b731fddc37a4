//! Sets of cards as bytes of 0 and 1.

/// Writes the lowest bits of a set, one byte for each.
#[inline]
pub(crate) fn spread(bits: u64, out: &mut [u8]) {
    let mut rest = bits;
    let mut chunks = out.chunks_exact_mut(8);
    for chunk in &mut chunks {
        // Byte k keeps bit k; what is left of it is carried into its highest bit.
        let kept = ((rest & 255) * 0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
        let ones = (kept + 0x7f7f_7f7f_7f7f_7f7f) >> 7 & 0x0101_0101_0101_0101;
        chunk.copy_from_slice(&ones.to_le_bytes());
        rest >>= 8;
    }
    for byte in chunks.into_remainder() {
        *byte = (rest & 1) as u8;
        rest >>= 1;
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_bit_has_its_byte() {
        let bits: u64 = 0xfedc_ba98_8123_4567;
        let mut out = [7; 61];
        super::spread(bits, &mut out);
        for (place, byte) in out.iter().enumerate() {
            assert_eq!(u64::from(*byte), bits >> place & 1, "{place}");
        }
    }
}
