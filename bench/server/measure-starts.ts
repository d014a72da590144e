import { setTimeout as sleep } from 'node:timers/promises'
import { ServerProcess } from '../kit/server-process.ts'
import { undisturbed } from '../kit/undisturbed.ts'
import type { Contender, ContenderName } from './contenders.ts'
import { fire } from './fire.ts'
import { questions, signedIn, targetOf } from './questions.ts'

export interface StartSample {
  contender: ContenderName
  round: number
  /** From the start of the process to the first list that it answers. */
  readyMs: number
  memoryAtRestMiB: number
  memoryAfterRequestsMiB: number
  othersPercent: number
}

const restMs = 5000
const requests = 1000

/** Starts every server anew in each round, over data that are there already. */
export async function measureStarts(
  contenders: readonly Contender[],
  rounds: number,
  tries: number,
  keep: (sample: StartSample) => void,
): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    for (const { command, name } of contenders) {
      const { othersPercent, value } = await undisturbed(tries, async (done) => {
        const server = await ServerProcess.start(command)
        done()
        const memory = await memoryOf(server).finally(() => server.stop())
        return { readyMs: server.startMs, ...memory }
      })
      keep({ contender: name, round, othersPercent, ...value })
    }
  }
}

async function memoryOf(server: ServerProcess) {
  await sleep(restMs)
  const memoryAtRestMiB = server.memoryMiB
  const list = targetOf(server, questions[0]!, await signedIn(server))
  await fire(list, 10, (asked) => asked < requests)
  return { memoryAtRestMiB, memoryAfterRequestsMiB: server.memoryMiB }
}
