import { beforeEach, onTestFinished } from 'vitest'

// What a server in this process says of its mistakes, most of them meant to happen, is shown only
// where a test fails.
beforeEach(() => {
  const write = process.stderr.write
  const said: (string | Uint8Array)[] = []
  process.stderr.write = (chunk) => {
    said.push(chunk)
    return true
  }
  onTestFinished(({ task }) => {
    process.stderr.write = write
    if (task.result?.state === 'fail') for (const chunk of said) process.stderr.write(chunk)
  })
})
