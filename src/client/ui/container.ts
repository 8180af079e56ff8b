/** Side margins of everything. */
export const container = 'mx-auto w-full max-w-[1320px] px-5 sm:px-8 lg:px-12'
