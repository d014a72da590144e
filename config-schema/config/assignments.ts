import { z } from 'zod'
import { slug } from './values.ts'

/** `assignments` of the whole config: tasks that people of the panel give each other on documents. */
export const assignments = z
  .strictObject({
    exclude: z
      .array(slug)
      .default([])
      .meta({ description: 'Collections and globals without tasks.', 'x-default': '`[]`' }),
  })
  .meta({ id: 'Assignments', description: 'Tasks on documents, with a person and a due day.' })

/** What a site owner writes. */
export type AssignmentsInput = z.input<typeof assignments>

/** What the server works with. */
export type AssignmentsConfig = z.output<typeof assignments>
