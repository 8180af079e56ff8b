/** By which sellers are let in (`product.md`, 'People'); any other one is refused with the reason. */
export const certificates = ['SEOUL_AWARD', 'SUPER_ROOKIE'] as const
export const refusedCertificate = 'OTHER'
