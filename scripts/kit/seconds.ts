/** A duration for people: `840 ms`, `3.2 s`, `2 min 5 s`. */
export function seconds(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  if (ms < 99_950) return `${(ms / 1000).toFixed(1)} s`
  const whole = Math.round(ms / 1000)
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/** Starts a stopwatch; calling the result says how long it has been running. */
export function stopwatch(): () => string {
  const started = performance.now()
  return () => seconds(performance.now() - started)
}
