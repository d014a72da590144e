import type { Payload } from 'payload'
import { admin, editor } from '../magazine.ts'

/** Two tenants with a page each, somebody who may see both, and somebody of the first. */
export default async function seed(payload: Payload): Promise<void> {
  await payload.create({ collection: 'users', data: { ...admin, sees: 'all' } })
  for (const name of ['North', 'South']) {
    const tenant = await payload.create({ collection: 'tenants', data: { name } })
    const data = { title: `${name} page`, tenant: tenant.id }
    await payload.create({ collection: 'pages', data })
  }
  const tenants = [{ tenant: 1 }]
  await payload.create({ collection: 'users', data: { ...editor!, sees: 'own', tenants } })
}
