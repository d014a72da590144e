export { default } from '../../../examples/magazine/seed.ts'
