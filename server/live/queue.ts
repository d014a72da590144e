/** Work that is done one after the other. */
export interface Queue {
  /** Of several with the same name that wait, one is done. */
  add: (work: () => Promise<void>, name?: string) => void
}

/** `onOverflow`: more than `most` are waiting. What fails is told to `onFailure`, and the next is done. */
export function makeQueue(
  most: number,
  onOverflow: () => void,
  onFailure: (thrown: unknown) => void,
): Queue {
  let waiting: { work: () => Promise<void>; name: string | undefined }[] = []
  let isWorking = false

  const workOff = async () => {
    isWorking = true
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await next.work().catch(onFailure)
    }
    isWorking = false
  }
  return {
    add: (work, name) => {
      if (name !== undefined && waiting.some((one) => one.name === name)) return
      waiting.push({ work, name })
      if (waiting.length > most) {
        waiting = []
        onOverflow()
      }
      if (!isWorking) void workOff()
    },
  }
}
