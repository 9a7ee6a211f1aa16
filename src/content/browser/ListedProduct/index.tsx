import {createContext, useContext} from 'react';
import type {Product} from '../../../product/products';

const ListedProduct = createContext<Product | undefined>(undefined);

/** Says below it that the months of one product are listed. */
export default ListedProduct.Provider;

/** The product whose months are listed, or none in the list of all months. */
export const useListedProduct = (): Product | undefined => useContext(ListedProduct);
