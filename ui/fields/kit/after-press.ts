let isPressed: boolean | undefined
let waiting: (() => void)[] = []

/** Knows from now on whether a button of the pointer is down. */
export function watchPresses(): void {
  if (isPressed !== undefined) return
  isPressed = false
  addEventListener('mousedown', press, true)
  addEventListener('mouseup', release, true)
  addEventListener('dragend', release, true)
}

const press = () => {
  isPressed = true
}

function release(): void {
  isPressed = false
  const calls = waiting
  waiting = []
  for (const call of calls) call()
}

/**
 * Calls at once, or when the press that is under way ends: what a field shows once it's left moves
 * the page, and the press would end on something else than the pointer is on.
 */
export function afterPress(call: () => void): void {
  if (isPressed) waiting.push(call)
  else call()
}
