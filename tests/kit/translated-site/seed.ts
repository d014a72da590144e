export { seedStaff as default } from '../../../examples/magazine/seed/steps/people.ts'
