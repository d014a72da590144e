import type { Payload } from 'payload'
import { seedStaff } from '../../../examples/magazine/seed/steps/people.ts'

/** Those who sign in, and a film. */
export default async function seed(payload: Payload): Promise<void> {
  await seedStaff(payload)
  await payload.create({
    collection: 'films',
    data: {
      title: 'The long drawer',
      rating: 3,
      year: 1984,
      fragile: 'whole',
      scenes: [{ place: 'Łódź', minutes: 12 }],
      layout: [
        { blockType: 'quote', words: 'Mind the step.' },
        { blockType: 'callout', words: 'Loud' },
        { blockType: 'note', words: 'Quiet' },
      ],
    },
  })
}
