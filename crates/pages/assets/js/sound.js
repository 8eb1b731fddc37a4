// A few soft tones, made here; silent unless a person asks for them.
Tapis.sound = (() => {
  let context;
  const tone = (pitch, at, length, loud) => {
    const start = context.currentTime + at;
    const wave = context.createOscillator();
    const gain = context.createGain();
    wave.type = 'triangle';
    wave.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    wave.connect(gain).connect(context.destination);
    wave.start(start);
    wave.stop(start + length);
  };
  const tunes = {
    card: [[320, 0, 0.09, 0.05]],
    turn: [[523, 0, 0.18, 0.08], [784, 0.12, 0.26, 0.08]],
    won: [[523, 0, 0.2, 0.07], [659, 0.12, 0.2, 0.07], [784, 0.24, 0.35, 0.07]],
  };
  return name => {
    if (Tapis.settings.get('sound') !== 'on') return;
    try {
      context ??= new AudioContext();
      // A page that nobody has touched yet must be silent; after that, it may begin.
      if (context.state === 'suspended') context.resume();
      (tunes[name] ?? []).forEach(note => tone(...note));
    } catch { /* no sound on this device */ }
  };
})();
