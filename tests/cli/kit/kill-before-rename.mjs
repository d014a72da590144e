/** With `--import`: ends the process as a power cut does, right before its renaming number KILL_BEFORE_RENAME. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { rename } = fs.promises
let left = Number(process.env.KILL_BEFORE_RENAME)
fs.promises.rename = (from, to) => {
  left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
  return rename(from, to)
}
syncBuiltinESMExports()
