/** With `--import`: ends the process right before its renaming number KILL_BEFORE_RENAME: as a power cut does, or by KILL_WITH. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { rename } = fs.promises
let left = Number(process.env.KILL_BEFORE_RENAME)
fs.promises.rename = (from, to) => {
  left -= 1
  if (left > 0) return rename(from, to)
  process.kill(process.pid, process.env.KILL_WITH ?? 'SIGKILL')
  // Until it hears of that.
  return new Promise((resolve) => setTimeout(resolve, 60_000))
}
syncBuiltinESMExports()
