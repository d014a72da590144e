import type { Endpoint } from 'payload'
import { z } from 'zod'
import type { KeysOf } from './keys-of.ts'
import { anyFunction, formed, open } from './values.ts'

/** Its type is Payload's own, for the same reason as a collection's. */
const endpoint = z
  .strictObject({
    path: formed(/^\//, '/hello').describe('The path below the API route.'),
    method: z
      .enum(['get', 'post', 'patch', 'put', 'delete', 'head', 'options', 'connect'])
      .describe('The HTTP method.'),
    handler: anyFunction.describe('Handles the request and returns a response.'),
    custom: open('Custom data.'),
  } satisfies KeysOf<Omit<Endpoint, 'root'>>)
  .meta({
    id: 'Endpoint',
    description: 'An address of your own in the API.',
  }) as unknown as z.ZodType<Endpoint, Endpoint>

export const endpoints = z.array(endpoint)

/** `false` takes even the built-in addresses away. */
export const entityEndpoints = z
  .union([z.literal(false), endpoints])
  .default([])
  .describe('Custom endpoints; `false` also removes the built-in ones.')
