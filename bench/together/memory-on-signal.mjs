/**
 * Loaded into a server that is measured, with `--expose-gc`: at SIGUSR2 it writes the bytes that it
 * holds, without garbage, into the file of BENCH_MEMORY_FILE. Plain JavaScript, for `--import`.
 */
import { writeFileSync } from 'node:fs'

process.on('SIGUSR2', () => {
  globalThis.gc()
  globalThis.gc()
  const { external, heapUsed } = process.memoryUsage()
  writeFileSync(process.env.BENCH_MEMORY_FILE, String(heapUsed + external))
})
