import { beforeEach, onTestFinished } from 'vitest'

const ours = Symbol.for('stateroom.stderr')
const { [ours]: hushed = hush() } = globalThis as { [ours]?: ReturnType<typeof hush> }

// What a server in this process says of its mistakes, most of them meant to happen, is shown only
// where a test fails. A server that ends says some of it after its test.
beforeEach(() => {
  hushed.said.length = 0
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') for (const chunk of hushed.said) hushed.write(chunk)
  })
})

/** Keeps what is written, once for all files of this process. */
function hush() {
  const write = process.stderr.write.bind(process.stderr)
  const said: (string | Uint8Array)[] = []
  process.stderr.write = (chunk) => {
    said.push(chunk)
    return true
  }
  const made = { said, write: (chunk: string | Uint8Array) => write(chunk) }
  Object.assign(globalThis, { [ours]: made })
  return made
}
