import { Default } from 'stateroom-admin/ui'

const real = window.fetch

/**
 * Answers in the place of a server that fails as if all were well, with what that has and what was
 * sent: an older document would be found out by its date. One that starts answers 503.
 */
window.fetch = async (input, init) => {
  const answer = await real(input, init)
  const isSave = init?.method === 'POST' && String(input).includes('/globals/imprint')
  if (answer.status !== 500 || !isSave) return answer
  const stored = await real(String(input), { headers: { accept: 'application/json' } })
  const result = { ...(await stored.json()), ...JSON.parse(String(init.body)) }
  return Response.json({ message: 'Saved.', result })
}

export const Hopeful = () => <Default />
