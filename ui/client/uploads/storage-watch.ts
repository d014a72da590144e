import { isProblem, Problem } from '#problems'

/** Tells a storage that nobody can reach from a network that was lost for a moment. */
export interface StorageWatch {
  /** The server, which is asked before each try. */
  asked<Answer>(answer: Promise<Answer>): Promise<Answer>
  sent<Answer>(answer: Promise<Answer>): Promise<Answer>
  /** The storage takes something. */
  answered(): void
}

/** One failure is taken for the network's; the second in a row, with the server there between them, is not. */
export function storageWatch(): StorageWatch {
  let failures = 0
  return {
    async asked(answer) {
      try {
        return await answer
      } catch (thrown) {
        failures = 0
        throw thrown
      }
    },
    async sent(answer) {
      try {
        return await answer
      } catch (thrown) {
        if (!isProblem(thrown, 'upload.storageUnreachable')) throw thrown
        failures += 1
        throw failures > 1 ? thrown : new Problem('server.unreachable', { cause: thrown })
      }
    },
    answered() {
      failures = 0
    },
  }
}
