import { writeFileSync } from 'node:fs'
import { residentMiB } from '../../tests/uploads/memory.ts'
import { cpuMsOf } from '../kit/processes.ts'
import type { ServerProcess } from '../kit/server-process.ts'
import { undisturbed } from '../kit/undisturbed.ts'
import { withNewProfile } from '../load/browser.ts'
import { signIn } from '../load/contender.ts'
import type { Measured } from './contenders.ts'
import { barePage, curl, panel } from './contenders.ts'

export interface UploadSample {
  contender: 'curl' | 'bare page' | 'panel'
  /** The line to the server. */
  over: string
  /** Files at once. */
  count: number
  round: number
  tookMs: number
  /** Of all files. */
  megabytesPerSecond: number
  /** Of the server, for every 100 MB. */
  cpuMsPer100: number
  /** MiB that the server had at most above what it had before. */
  memoryMiB: number
  othersPercent: number
}

const counts = [1, 6]

/** Curl, an empty page and the panel take turns. */
export async function measureUploads(
  server: ServerProcess,
  what: Measured,
  over: string,
  rounds: number,
  tell: (sample: UploadSample) => void,
): Promise<void> {
  await withNewProfile(async (context) => {
    await signIn(context, what)
    const contenders = {
      curl: curl(context, what),
      'bare page': barePage(context, what),
      panel: panel(context, what),
    }
    for (const count of counts) {
      // Both have then loaded and compiled what they need.
      for (const send of Object.values(contenders)) await send(count, () => {})
      for (let round = 1; round <= rounds; round += 1) {
        for (const [contender, send] of Object.entries(contenders)) {
          const { value, othersPercent } = await undisturbed(1, async (done) => {
            const before = { cpu: cpuMsOf(server.pid), memory: residentMiB(server.pid, 'VmRSS') }
            // Its peak counts anew.
            writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
            let cpu = 0
            const tookMs = await send(count, () => {
              done()
              cpu = cpuMsOf(server.pid) - before.cpu
            })
            const megabytes = (count * what.size) / 2 ** 20
            return {
              tookMs,
              megabytesPerSecond: (megabytes * 1000) / tookMs,
              cpuMsPer100: (cpu * 100) / megabytes,
              memoryMiB: residentMiB(server.pid, 'VmHWM') - before.memory,
            }
          })
          const named = { contender: contender as UploadSample['contender'], over, count, round }
          tell({ ...named, ...value, othersPercent })
          console.log(
            `  ${round}  ${over}, ${contender} ${count}: ${value.megabytesPerSecond.toFixed(0)} MB/s  others ${othersPercent.toFixed(0)} %`,
          )
        }
      }
    }
  })
}
