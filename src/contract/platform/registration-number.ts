/** Tells whether a number, without signs between, is a business registration number of the organiser's country. */
export const isRegistrationNumber = (number: string): boolean => /^\d{10}$/.test(number)
