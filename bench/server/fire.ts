import { Agent, get } from 'node:http'
import { quantile } from '../kit/quantile.ts'

export interface Fired {
  requests: number
  perSecond: number
  p50Ms: number
  p99Ms: number
}

export interface Target {
  url: string
  headers: Record<string, string>
}

/** Asks over so many connections at a time while `goesOn` says so; each asks again once it is answered. */
export async function fire(
  { headers, url }: Target,
  connections: number,
  goesOn: (asked: number) => boolean,
): Promise<Fired> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let asked = 0
  const worker = async () => {
    while (goesOn(asked)) {
      asked += 1
      const started = performance.now()
      await answered(url, headers, agent)
      times.push(performance.now() - started)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: connections }, worker))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
  }
}

/** For `fire`: so many seconds from now. */
export function forSeconds(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000
  return () => performance.now() < end
}

const answered = (url: string, headers: Record<string, string>, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    const request = get(url, { agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`${url} answered ${answer.statusCode}.`))
      })
    })
    request.once('error', reject)
  })
