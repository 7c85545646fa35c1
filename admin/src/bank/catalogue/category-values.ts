/** Clears the price of a category that is not premium. */
export const withoutPrice = <Values extends { is_premium?: boolean; price?: number | null }>(values: Values): Values =>
  values.is_premium ? values : { ...values, price: null }
