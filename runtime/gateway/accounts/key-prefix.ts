/** Every key of the gateway begins so (GAPS "G key form"). */
export const keyPrefix = 'sk-svc-';
