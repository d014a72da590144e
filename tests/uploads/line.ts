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

export async function lineTo(port: number): Promise<Line> {
  const open = new Set<Socket>()
  let isCut = false
  let isStalled = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(port, host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      if (isStalled) one.pause()
      one.on('data', (bytes) => {
        if (other.write(bytes)) return
        one.pause()
        other.once('drain', () => isStalled || one.resume())
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
