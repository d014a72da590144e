import { setTimeout as sleep } from 'node:timers/promises'
import { lockPath } from '#contracts/locks'
import { quantile } from '../kit/quantile.ts'
import { undisturbed } from '../kit/undisturbed.ts'
import type { LiveServer } from './live-server.ts'
import { listenAll, startLiveServer } from './live-server.ts'

export interface EventSample {
  streams: number
  /** ms from the moment a save is sent to its event's arrival, of each stream and save. */
  p50Ms: number
  p95Ms: number
  /** ms of the save alone, until it is answered. */
  saveP50Ms: number
  othersPercent: number
}

export interface LiveSample {
  events: EventSample[]
  /** What a connection that listens costs the server. */
  kiBPerStream: number
  /** Three people ask for one lock at once, and give it back. */
  racesPerSecond: number
}

const saves = 40
/** As many as the people of the site may have. */
const streamsForMemory = 400

/** What it costs to tell people at once what others do. */
export async function measureLive(): Promise<LiveSample> {
  const live = await startLiveServer()
  try {
    const events: EventSample[] = []
    for (const streams of [1, 50, 200]) {
      const { value, othersPercent } = await undisturbed(3, async (done) => {
        const delays = await measureDelays(live, streams)
        done()
        return delays
      })
      events.push({ streams, ...value, othersPercent })
      console.log(`  ${streams} streams: ${value.p95Ms.toFixed(0)} ms at p95`)
    }
    const racesPerSecond = await measureRaces(live, 5)
    return { events, racesPerSecond, kiBPerStream: await measureMemory(live) }
  } finally {
    await live.server.stop()
  }
}

async function measureDelays(live: LiveServer, streams: number) {
  let sentAt = 0
  const delays: number[] = []
  const answers: number[] = []
  const stop = await listenAll(live, streams, (at) => delays.push(at - sentAt))
  await sleep(500)
  delays.length = 0
  for (let save = 1; save <= saves; save++) {
    sentAt = performance.now()
    const { cookies, page } = live
    const answer = await live.send(cookies[0]!, 'PATCH', `/pages/${page.id}`, {
      title: `Save ${save}`,
    })
    await answer.arrayBuffer()
    answers.push(performance.now() - sentAt)
    while (delays.length < save * streams) await sleep(5)
    await sleep(50)
  }
  stop()
  await sleep(500)
  return {
    p50Ms: quantile(delays, 0.5),
    p95Ms: quantile(delays, 0.95),
    saveP50Ms: quantile(answers, 0.5),
  }
}

/** The first streams only warm the server up. */
async function measureMemory(live: LiveServer): Promise<number> {
  const stop = await listenAll(live, 100, () => {})
  stop()
  await sleep(10_000)
  const before = await live.heldBytes()
  const stopAll = await listenAll(live, streamsForMemory, () => {})
  await sleep(2_000)
  const after = await live.heldBytes()
  stopAll()
  return (after - before) / 1024 / streamsForMemory
}

async function measureRaces({ cookies, page, send }: LiveServer, seconds: number): Promise<number> {
  const three = cookies.slice(0, 3)
  const all = (action: string) =>
    Promise.all(
      three.map(async (cookie) => {
        const answer = await send(cookie, 'POST', lockPath, { ...page, action })
        await answer.arrayBuffer()
      }),
    )
  const end = performance.now() + seconds * 1000
  let races = 0
  while (performance.now() < end) {
    await all('acquire')
    await all('release')
    races += 1
  }
  return races / seconds
}
