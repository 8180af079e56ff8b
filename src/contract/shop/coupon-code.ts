/** Signs of a coupon's code, as shoppers type it: capitals make no other one. */
export const couponCode = /^[A-Z\d][A-Z\d-]{3,19}$/
