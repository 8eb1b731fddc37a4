// Sounds, made here: a card is a short rush, a rune a struck glass, a burn a falling hiss, and one's
// own turn two soft notes that nothing else uses. They are silent until a person asks for them.
Tapis.sound = (() => {
  let context;
  let noise; // a second of it, made once
  const out = () => {
    const volume = context.createGain();
    volume.gain.value = Number(Tapis.settings.get('volume')) / 100;
    volume.connect(context.destination);
    return volume;
  };
  const fade = (start, length, loud, begin = 0.012) => {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.linearRampToValueAtTime(loud, start + begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    gain.connect(out());
    return gain;
  };
  const tone = (pitch, at, length, loud, type = 'triangle') => {
    const start = context.currentTime + at;
    const wave = context.createOscillator();
    wave.type = type;
    wave.frequency.value = pitch;
    wave.connect(fade(start, length, loud));
    wave.start(start);
    wave.stop(start + length);
  };
  // A rush of air between two pitches.
  const rush = (from, to, at, length, loud) => {
    if (!noise) {
      noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
      const samples = noise.getChannelData(0);
      for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
    }
    const start = context.currentTime + at;
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    source.buffer = noise;
    filter.type = 'bandpass';
    filter.Q.value = 0.9;
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(filter).connect(fade(start, length, loud, 0.006));
    source.start(start, Math.random() * 0.4, length);
  };
  const glass = (pitch, at, loud) => { tone(pitch, at, 0.32, loud, 'sine'); tone(pitch * 2.76, at, 0.16, loud / 3, 'sine'); };
  const sounds = {
    card: () => rush(2600, 1400, 0, 0.09, 0.16),
    rune: () => glass(1319, 0, 0.09),
    burn: () => rush(3800, 320, 0, 0.36, 0.2),
    lucky: () => { glass(988, 0, 0.07); glass(1319, 0.09, 0.07); },
    turn: () => { tone(523, 0, 0.18, 0.1, 'sine'); tone(784, 0.13, 0.26, 0.1, 'sine'); },
    'all-in': () => { tone(98, 0, 0.3, 0.26); rush(900, 140, 0, 0.16, 0.3); tone(147, 0.16, 0.24, 0.22); rush(900, 140, 0.16, 0.16, 0.26); },
    won: () => [659, 831, 988].forEach((pitch, place) => glass(pitch, place * 0.09, 0.07)),
  };
  return name => {
    if (Tapis.settings.get('sound') !== 'on') return;
    try {
      context ??= new AudioContext();
      // A page that nobody has touched yet must be silent; after that, it may begin.
      if (context.state === 'suspended') context.resume();
      sounds[name]?.();
    } catch { /* no sound on this device */ }
    if (name === 'turn') Tapis.tick(10);
  };
})();

// A phone that can is felt for a moment.
Tapis.tick = length => {
  if (Tapis.settings.get('haptics') !== 'on') return;
  try { navigator.vibrate?.(length); } catch { /* not on this device */ }
};
