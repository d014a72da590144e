/** An arc of a flow network; its flow can be taken back over its twin. */
interface Arc {
  to: number
  cost: number
  room: number
  twin: Arc
}

/** Where goods travel at the lowest cost: primal-dual, for costs of 0 and more. */
export interface FlowNetwork {
  /** Answers how much goes over it once it has been solved. */
  add(from: number, to: number, cost: number, room?: number): () => number
  /** Sends all that it can from one node to another. */
  solve(from: number, to: number): { flow: number; cost: number }
}

export function flowNetwork(size: number): FlowNetwork {
  const arcs = Array.from({ length: size }, (): Arc[] => [])
  const price = new Array<number>(size).fill(0)
  let level: number[] = []
  let next: number[] = []

  /** Raises the prices to the cheapest ways from here; whether there still is one to there. */
  function priced(from: number, to: number): boolean {
    const best = new Array<number>(size).fill(Number.POSITIVE_INFINITY)
    const buckets: number[][] = [[from]]
    best[from] = 0
    for (let cost = 0; cost < buckets.length; cost += 1) {
      const bucket = buckets[cost] ?? []
      for (const at of bucket) {
        if (best[at]! < cost) continue
        for (const arc of arcs[at]!) {
          const reached = cost + arc.cost + price[at]! - price[arc.to]!
          if (arc.room === 0 || reached >= best[arc.to]!) continue
          best[arc.to] = reached
          const there = buckets[reached] ?? []
          buckets[reached] = there
          there.push(arc.to)
        }
      }
    }
    const most = best[to]!
    if (most === Number.POSITIVE_INFINITY) return false
    for (const node of price.keys()) price[node]! += Math.min(best[node]!, most)
    return true
  }

  /** How far each node is over arcs that are as cheap as can be. */
  function levelled(from: number, to: number): boolean {
    level = new Array<number>(size).fill(-1)
    level[from] = 0
    const waiting = [from]
    for (const at of waiting) {
      for (const arc of arcs[at]!) {
        if (!isCheapest(at, arc) || level[arc.to] !== -1) continue
        level[arc.to] = level[at]! + 1
        waiting.push(arc.to)
      }
    }
    next = new Array<number>(size).fill(0)
    return level[to] !== -1
  }

  const isCheapest = (from: number, arc: Arc) =>
    arc.room > 0 && arc.cost + price[from]! - price[arc.to]! === 0

  function push(at: number, to: number, goods: number): number {
    if (at === to) return goods
    for (const out = arcs[at]!; next[at]! < out.length; next[at]! += 1) {
      const arc = out[next[at]!]!
      if (!isCheapest(at, arc) || level[arc.to] !== level[at]! + 1) continue
      const sent = push(arc.to, to, Math.min(goods, arc.room))
      if (sent === 0) continue
      arc.room -= sent
      arc.twin.room += sent
      return sent
    }
    return 0
  }

  return {
    add(from, to, cost, room = Number.MAX_SAFE_INTEGER / 2) {
      const arc = { to, cost, room } as Arc
      arc.twin = { to: from, cost: -cost, room: 0, twin: arc }
      arcs[from]!.push(arc)
      arcs[to]!.push(arc.twin)
      return () => arc.twin.room
    },
    solve(from, to) {
      let [flow, cost] = [0, 0]
      while (priced(from, to)) {
        while (levelled(from, to)) {
          for (let sent = -1; sent !== 0; ) {
            sent = push(from, to, Number.MAX_SAFE_INTEGER / 4)
            flow += sent
            cost += sent * (price[to]! - price[from]!)
          }
        }
      }
      return { flow, cost }
    },
  }
}
