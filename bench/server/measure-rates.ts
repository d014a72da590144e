import type { ServerProcess } from '../kit/server-process.ts'
import { undisturbed } from '../kit/undisturbed.ts'
import type { ContenderName } from './contenders.ts'
import type { Fired } from './fire.ts'
import { fire, forSeconds } from './fire.ts'
import { canAnswer, questions, signedIn, targetOf } from './questions.ts'

export interface RateSample extends Fired {
  question: string
  contender: ContenderName
  round: number
  /** CPU time of the server for each request. */
  cpuMs: number
  othersPercent: number
}

export interface Running {
  name: ContenderName
  server: ServerProcess
}

const connections = 10
const seconds = 4

/** Asks every question of every server; they take turns within each round. Round 0 is not kept. */
export async function measureRates(
  running: readonly Running[],
  rounds: number,
  tries: number,
  keep: (sample: RateSample) => void,
): Promise<void> {
  const tokens = new Map<ServerProcess, string>()
  for (const { server } of running) tokens.set(server, await signedIn(server))

  for (let round = 0; round <= rounds; round++) {
    for (const question of questions) {
      for (const { name, server } of running.filter((one) => canAnswer(one.name, question))) {
        const target = targetOf(server, question, tokens.get(server) ?? '')
        const { othersPercent, value } = await undisturbed(round ? tries : 1, async (done) => {
          const before = server.cpuMs
          const fired = await fire(target, connections, forSeconds(seconds))
          const cpuMs = (server.cpuMs - before) / fired.requests
          done()
          return { ...fired, cpuMs }
        })
        if (round === 0) continue
        keep({ question: question.name, contender: name, round, othersPercent, ...value })
      }
    }
  }
}
