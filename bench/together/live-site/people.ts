/** Who is signed in at the site that live events are measured at. */
export const people = Array.from({ length: 20 }, (_, index) => ({
  email: `person-${String(index).padStart(2, '0')}@example.com`,
  password: 'a-long-password',
}))
