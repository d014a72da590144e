/** Only when it appears: it must not be taken from the fields below. What floats is shown after that. */
export const focusWhenShown = (input: HTMLInputElement | null): void => {
  if (input) queueMicrotask(() => input.focus())
}
