import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'

const host = 'localhost'

/** The line between a browser and a server; both see what they would see of a real one. */
export interface Line {
  origin: string
  /** Every connection ends, and none begins. */
  cut: () => void
  /** Bytes come no further, and nobody is told. */
  stall: () => void
  mend: () => void
  close: () => void
}

/** @param bytesPerSecond to the server, over all connections; as fast as it goes without it. */
export async function lineTo(
  port: number | (() => number),
  bytesPerSecond = Number.POSITIVE_INFINITY,
): Promise<Line> {
  let freeAt = 0
  /** ms until so many bytes more may come. */
  const waitAfter = (bytes: number) => {
    const now = performance.now()
    freeAt = Math.max(now, freeAt) + (bytes * 1000) / bytesPerSecond
    return freeAt - now
  }
  const open = new Set<Socket>()
  let isCut = false
  let isStalled = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(typeof port === 'number' ? port : port(), host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      if (isStalled) one.pause()
      one.on('data', (bytes) => {
        const isFull = !other.write(bytes)
        const wait = one === near ? waitAfter(bytes.length) : 0
        if (!isFull && wait < 5) return
        one.pause()
        const goOn = () => isStalled || one.resume()
        if (isFull) other.once('drain', () => setTimeout(goOn, wait))
        else setTimeout(goOn, wait)
      })
      one.on('error', () => other.destroy())
      one.on('end', () => other.end())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  server.listen(0, host)
  await once(server, 'listening')
  const end = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true
      end()
    },
    stall: () => {
      isStalled = true
      for (const socket of open) socket.pause()
    },
    mend: () => {
      isCut = false
      isStalled = false
      for (const socket of open) socket.resume()
    },
    close: () => {
      server.close()
      end()
    },
  }
}
