/**
 * Turns a question about many keys into one about a single key. What is asked in the same moment
 * travels together; a key that the answer leaves out gives undefined.
 */
export function batched<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>,
): (key: Key) => Promise<Answer | undefined> {
  let waiting: { keys: Set<Key>; answers: Promise<ReadonlyMap<Key, Answer>> } | null = null

  const gather = () => {
    const keys = new Set<Key>()
    const answers = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      waiting = null
      return ask([...keys])
    })
    return { keys, answers }
  }
  return async (key) => {
    waiting ??= gather()
    waiting.keys.add(key)
    return (await waiting.answers).get(key)
  }
}
