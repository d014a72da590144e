/**
 * Something to await between pieces of long work: it lets others have a turn now and then, such as a
 * screen that shows how far it is, or Ctrl-C.
 */
export function breathing(): () => Promise<void> {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < longestTurn) return
    await new Promise<void>((resolve) => setTimeout(resolve))
    last = performance.now()
  }
}

/** ms */
const longestTurn = 50
