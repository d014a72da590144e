import type { Payload } from 'payload'
import { seedCategories } from '../../../examples/magazine/seed/steps/categories.ts'
import { seedStaff } from '../../../examples/magazine/seed/steps/people.ts'

export default async function seed(payload: Payload): Promise<void> {
  await seedCategories(payload)
  await seedStaff(payload)
}
