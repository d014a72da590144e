import type { Payload } from 'payload'
import { admin } from '../magazine.ts'

/** Somebody who may sign in. */
export default (payload: Payload) => payload.create({ collection: 'users', data: { ...admin } })
